import { afterAll, expect, it } from 'vitest'
import { makeApp, quoteList, quoteV1, quoteV2 } from '../testing/app.ts'

const app = makeApp({ 'src/sections/index.ts': quoteList, 'src/sections/quote.tsx': quoteV1 })
afterAll(app.remove)

const quote = (text: string) => app.write('src/sections/quote.tsx', text)

it('locks what is new, and refuses a change that loses what is stored', async () => {
  const frozen = await app.process('check', '--frozen')
  expect(frozen.code).toBe(1)
  expect(frozen.stderr).toContain('my-quote: the lock file does not have it')
  expect(app.has('vitrine.lock.json')).toBe(false)

  expect(await app.vitrine('check')).toMatchObject({ code: 0, stderr: '' })
  const lock = app.read('vitrine.lock.json')
  expect(await app.vitrine('check', '--lock', 'other.json')).toMatchObject({ code: 0 })
  expect(app.read('other.json')).toBe(lock)
  expect(await app.vitrine('check', '--frozen')).toMatchObject({ code: 0 })

  quote(quoteV1.replaceAll('words', 'text'))
  const changed = await app.vitrine('check')
  expect(changed.code).toBe(1)
  expect(changed.stderr).toContain("my-quote: 'words' is gone")
  expect(changed.stderr).toContain("{ step: 'rename', from: 'words', to: '…' }")
  expect(app.read('vitrine.lock.json')).toBe(lock)

  quote(quoteV2)
  expect(await app.vitrine('check')).toMatchObject({ code: 0 })
  expect(app.json<{ sections: object }>('vitrine.lock.json').sections).toMatchObject({ 'my-quote': { version: 2 } })
})

it('tells all that is wrong with sections', async () => {
  quote(
    quoteV1
      .replace("type: 'my-quote'", "type: 'my-quote', category: 'none', presets: [{ id: 'one', props: { words: 7 } }]")
      .replace("default: 'normal', ", "default: 'huge', "),
  )
  const [unfit, steps, nesting, labels] = await Promise.all([
    app.vitrine('check', '--json'),
    makeApp({
      'src/sections/index.ts': quoteList,
      'src/sections/quote.tsx': quoteV2.replace("to: 'text'", "to: 'txet'"),
    }).vitrine('check'),
    makeApp({
      'src/sections/index.ts': quoteList.replace(
        '[quote]',
        '[{ ...quote, spec: { ...quote.spec, nesting: { root: false }, slots: { inside: { accepts: [] } } } }]',
      ),
      'src/sections/quote.tsx': quoteV1,
    }).vitrine('check'),
    makeApp({
      'src/sections/index.ts': quoteList,
      'src/sections/quote.tsx': quoteV1,
      'labels/de.json': { 'my-quote': 'Zitat', 'my-quote.words': '' },
    }).vitrine('check', '--labels', 'labels'),
  ])
  expect(unfit.code).toBe(1)
  const { problems } = JSON.parse(unfit.stdout) as { problems: readonly string[] }
  expect(problems.join('\n')).toMatch(/preset 'one' does not fit at 'words'/)
  expect(problems.join('\n')).toMatch(/the default of 'size' does not fit/)
  expect(steps).toMatchObject({ code: 1 })
  expect(steps.stderr).toContain("the step 'rename' from version 1 leads to 'txet', which does not exist")
  expect(nesting.stderr).toContain('it may not stand on the page itself, and no section has a slot that takes it')
  expect(labels.stderr).toContain("de.json has no label 'my-quote.words'")
  expect(labels.stderr).toContain("de.json has no label 'my-quote.size.big'")
  expect(labels.stderr).not.toContain("no label 'my-quote'.")
})
