import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Ground, startGround } from './ground.ts'

let ground: Ground
let program: Client
beforeAll(async () => {
  ground = await startGround()
  program = await ground.program((await ground.keyOf()).key)
})
afterAll(() => ground.close())

const read = async (uri: string) => {
  const [content] = (await program.readResource({ uri })).contents
  return JSON.parse((content as { readonly text: string }).text)
}

describe('resources', () => {
  it('are listed, and each can be read', async () => {
    const { resources } = await program.listResources()
    const uris = resources.map(({ uri }) => uri)
    expect(uris).toEqual(
      expect.arrayContaining(['vitrine://operations', 'vitrine://lamps/theme', 'vitrine://lamps/languages']),
    )
    expect(uris).toEqual(expect.arrayContaining(['vitrine://lamps/pages/about', 'vitrine://lamps/sections/columns']))
    for (const uri of uris) expect(await read(uri)).toBeTypeOf('object')
    const { resourceTemplates } = await program.listResourceTemplates()
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toContain('vitrine://{site}/sections/{type}')
  })

  it('hold what the tools tell', async () => {
    expect((await read('vitrine://lamps/theme'))._$id_).toBe('built-in')
    expect(await read('vitrine://lamps/languages')).toMatchObject({
      sourceLanguage: 'en',
      languages: expect.any(Array),
    })
    expect((await read('vitrine://lamps/pages/home')).components[0].id).toBe('posterA1')
    expect((await read('vitrine://lamps/sections/poster')).props.properties.title.type).toBe('string')
    expect((await read('vitrine://operations')).operation.oneOf.length).toBeGreaterThan(20)
  })

  it.each([
    'vitrine://lamps/pages/../../../etc/passwd',
    'vitrine://lamps/pages/..%2f..%2fetc%2fpasswd',
    'vitrine://lamps/sections/..',
    'vitrine://lamps/pages/home/../../../chairs/pages/home',
    'vitrine://../lamps/theme',
    'vitrine://lamps//theme',
    'vitrine://lamps/theme?draft=2',
    'vitrine://lamps/pages/',
    'vitrine://lamps/inquiries/1',
    'vitrine://lamps',
    'file:///etc/passwd',
    'https://lamps/theme',
    'vitrine://chairs/theme',
    'vitrine://lamps/pages/nowhere',
    'vitrine://lamps/sections/nothing',
    `vitrine://lamps/pages/${'a'.repeat(5000)}`,
  ])('%s is none', async (uri) => {
    await expect(program.readResource({ uri })).rejects.toThrow(/-32002/)
  })

  it('are not for a key that may not read drafts', async () => {
    const other = await ground.program((await ground.keyOf({ actions: ['content.read'] })).key)
    expect((await other.listResources()).resources).toEqual([])
    await expect(other.readResource({ uri: 'vitrine://lamps/theme' })).rejects.toThrow(/may not read drafts/)
    await expect(other.readResource({ uri: 'vitrine://operations' })).rejects.toThrow()
    expect((await other.listPrompts()).prompts).toEqual([])
  })
})

describe('prompts', () => {
  it('are listed with their arguments, of those that the key can follow', async () => {
    const { prompts } = await program.listPrompts()
    expect(prompts.map(({ name }) => name)).toEqual(['translate-missing', 'page-from-text', 'review-page'])
    const viewer = await ground.program((await ground.keyOf({ actions: ['draft.read'] })).key)
    expect((await viewer.listPrompts()).prompts.map(({ name }) => name)).toEqual(['review-page'])
    const asked = viewer.getPrompt({ name: 'translate-missing', arguments: { language: 'de' } })
    await expect(asked).rejects.toThrow(/no prompt translate-missing/)
  })

  it('say what to do, with the arguments in it', async () => {
    const wordsOf = async (name: string, given: Record<string, string>) => {
      const { messages } = await program.getPrompt({ name, arguments: given })
      return (messages[0] as { readonly content: { readonly text: string } }).content.text
    }
    expect(await wordsOf('translate-missing', { language: 'de', page: 'home' })).toMatch(
      /language "de", page "home".*request_publish/s,
    )
    expect(await wordsOf('page-from-text', { text: 'We mill.', name: 'Milling' })).toMatch(
      /“Milling”.*<text>\nWe mill\.\n<\/text>/s,
    )
    expect(await wordsOf('review-page', { page: 'about' })).toContain('get_page (page "about")')
    await expect(program.getPrompt({ name: 'review-page', arguments: {} })).rejects.toThrow(/needs: page/)
    await expect(program.getPrompt({ name: 'nothing', arguments: {} })).rejects.toThrow(/no prompt nothing/)
    // Every tool that a prompt names is there.
    const names = new Set((await program.listTools()).tools.map(({ name }) => name))
    for (const [name, given] of [
      ['translate-missing', { language: 'de' }],
      ['page-from-text', { text: 'x' }],
      ['review-page', { page: 'home' }],
    ] as const)
      for (const [tool] of (await wordsOf(name, given)).matchAll(/\b[a-z]+(?:_[a-z]+)+\b/g))
        expect(names).toContain(tool)
  })

  it('are completed: languages, pages, sites and types of sections', async () => {
    const complete = async (ref: Parameters<Client['complete']>[0]['ref'], name: string, value: string) =>
      (await program.complete({ ref, argument: { name, value } })).completion.values
    const prompt = { type: 'ref/prompt', name: 'translate-missing' } as const
    expect(await complete(prompt, 'language', '')).toEqual(['en', 'de', 'zh'])
    expect(await complete(prompt, 'page', 'pro')).toEqual(['product-page', 'products-page'])
    expect(await complete(prompt, 'text', 'x')).toEqual([])
    const template = { type: 'ref/resource', uri: 'vitrine://{site}/sections/{type}' } as const
    expect(await complete(template, 'site', 'l')).toEqual(['lamps'])
    expect(await complete(template, 'type', 'p')).toEqual(['poster'])
  })
})
