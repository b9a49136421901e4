import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { instance } from '../testing/instance.ts'

const run = promisify(execFile)
const root = new URL('../../..', import.meta.url)

/** `npm run owner` as a person types it, beside a server that runs. */
const owner = (dataDir: string, ...words: readonly string[]) =>
  run(process.execPath, ['scripts/owner.mjs', ...words], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
  )

test('somebody who is locked out gets a new password, and another owner can be added', {
  timeout: 180_000,
}, async () => {
  const running = await instance({ OWNER_PASSWORD: '' })
  const { dataDir, firstOwner } = running
  // Nobody gave a password, so the first one is random and told once.
  expect(firstOwner).toEqual({ email: 'owner@example.com', password: expect.stringMatching(/^[\w-]{16}$/) })
  const signIn = async (email: string, password: string) => {
    const browser = running.browser()
    const { location } = await browser.post('/login', { form: 'sign-in', email, password })
    return { browser, location }
  }
  const before = await signIn('owner@example.com', firstOwner?.password ?? '')
  expect(before.location).toBe('/demo/office')

  const reset = await owner(dataDir, 'reset-password', 'Owner@example.com')
  const [, password = ''] = /The new password of Owner@example.com is (\S+)/.exec(reset.said) ?? []
  expect((await before.browser.get('/account')).location).toMatch(/^\/login/)
  expect((await signIn('owner@example.com', firstOwner?.password ?? '')).location).toBeUndefined()
  expect((await signIn('owner@example.com', password)).location).toBe('/demo/office')

  const added = await owner(dataDir, 'add', 'second@example.com', 'acme')
  const [, fresh = ''] = /The password of second@example.com is (\S+)/.exec(added.said) ?? []
  expect((await signIn('second@example.com', fresh)).location).toBe('/acme/office')
  expect((await owner(dataDir, 'add', 'second@example.com', 'demo')).said).toContain('already. They own demo now.')

  for (const [words, said] of [
    [['reset-password', 'nobody@example.com'], 'There is no account with the address nobody@example.com.'],
    [['add', 'third@example.com', 'nowhere'], 'There is no site called nowhere.'],
    [['add'], 'Usage:'],
    [['remove', 'owner@example.com'], 'Usage:'],
  ] as const)
    expect(await owner(dataDir, ...words)).toEqual({ code: 1, said: expect.stringContaining(said) })
  await running.close()
})

test('where no mail server is set up, the operator hands over the link of an invitation', {
  timeout: 180_000,
}, async () => {
  const running = await instance()
  const browser = running.browser()
  await browser.post('/login', { form: 'sign-in', email: 'acme@example.com', password: 'correct horse' })
  const invitation = await fetch(`${running.url}/api/site/v1/site/invitations`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'client-id': 'acme',
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({ email: 'invited@example.com', role: 'editor' }),
  })
  const { data } = (await invitation.json()) as { readonly data: { readonly mail: string; readonly notice: string } }
  expect([data.mail, data.notice.includes('They can also give you a link')]).toEqual(['no-mail-server', true])
  const handed = await owner(running.dataDir, 'invitation-link', 'Invited@example.com')
  const [, path = ''] = /^acme: http:\/\/localhost:[0-9]+(\/invitation\/\S+)\n/.exec(handed.said) ?? []
  const joined = await running.browser().post(path, { form: 'invitation', name: 'Ivy', password: 'a new password' })
  expect(joined.location).toBe('/acme/office')
  expect(await owner(running.dataDir, 'invitation-link', 'invited@example.com')).toEqual({
    code: 1,
    said: 'No invitation waits for invited@example.com.\n',
  })
  await running.close()
})
