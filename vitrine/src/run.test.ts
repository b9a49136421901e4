import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { commands } from './commands.ts'
import { makeApp } from './testing/app.ts'

const app = makeApp()
afterAll(app.remove)

it('tells what can be called', async () => {
  const [bare, help] = await Promise.all([app.process(), app.process('--help')])
  expect([bare.code, help.code]).toEqual([3, 0])
  for (const name of Object.keys(commands)) expect(help.stdout).toContain(`  ${name} `)
})

it('tells the options of each command, and refuses others', async () => {
  const names = Object.keys(commands)
  const helped = await Promise.all(names.map((name) => app.vitrine(name, '--help')))
  for (const [at, { code, stdout }] of helped.entries()) {
    expect(code).toBe(0)
    expect(stdout).toContain(`vitrine ${names[at]}`)
    expect(stdout).toContain('Exit code:')
    expect(stdout).toContain('-h, --help')
  }
  const wrong = await Promise.all([
    app.vitrine('checks'),
    app.process('check', '--nothing'),
    app.vitrine('impact'),
    app.vitrine('impact', '--site'),
    app.vitrine('render'),
    app.vitrine('new-section'),
    app.vitrine('import', 'word', 'a.json'),
    app.vitrine('export', 'a.json'),
  ])
  expect(wrong.map(({ code }) => code)).toEqual(wrong.map(() => 3))
  expect(wrong[0]?.stderr).toContain('There is no command “checks”.')
  expect(wrong[1]?.stderr).toContain('--nothing')
  for (const { stderr } of wrong) expect(stderr).not.toContain('    at ')
})

it('ends quietly when nobody reads any further', async () => {
  const line = `${process.execPath} ${fileURLToPath(new URL('bin.ts', import.meta.url))} --help | true`
  const { stderr } = await promisify(execFile)('sh', ['-c', `${line}; ${line}; ${line}`], { cwd: app.folder })
  expect(stderr).toBe('')
})
