// What the packages export, from their built types (`npm run pack`): as reports, which say when it changed, and as pages of the
// documentation. Compares them with those that are kept; `--write` renews them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { entryPointsOf, extractApi } from './api/extract.mjs'
import { referencePage } from './api/reference-page.mjs'
import { shortReport, withoutNumbers } from './api/short-report.mjs'
import { root } from './packages/packages.mjs'

/** What others install for what it exports, and in one sentence what for. */
const about = {
  renderer:
    'Draws pages, and has what sections are made of. Use it by [Draw a page](../guide/pages.md) and [Sections](../guide/sections.md).',
  designer:
    'The editor as a component, and where it stores. Use it by [Edit a site](../guide/editor.md) and [Storage](../guide/storage.md).',
  setters:
    'Forms from schemas, and the controls in them. Use it by [A form from a schema](../guide/forms.md) and [Setters](../setters/index.md).',
  sections: 'The sections that come along. Use them by [Use it in an app](../how-to/use-it-in-an-app.md).',
  puck: 'Sections and sites from Puck and Builder.io. Use it by [From Puck](../how-to/come-from-puck.md).',
  model: 'What documents mean and how they change, as pure functions: operations, languages, upgrades, publishing.',
  client: 'Typed calls of a service. Use it by [Use the API](../how-to/use-the-api.md).',
  mcp: 'Tools for language models over the calls of a service. Use it by [Use the MCP server](../how-to/use-the-mcp-server.md).',
  vitrine:
    'What configs and plugins are made with. Use it by [Make a site](../how-to/make-a-site.md) and [Write a plugin](../how-to/write-a-plugin.md).',
  schemas:
    'The shape of everything that is stored or sent, with its types and checks. Many of its types follow from schemas, which say more.',
}

/** Others are installed along with them: their reports say when they change, and no page is about them. */
const broughtAlong = ['editor-core']

/** A report under the name that its entry point is imported by. */
const withTitle = (report, path) => report.replace(/^(## API Report File for "[^"]+)"/, `$1${path.slice(1)}"`)

/** The reports of all entry points of a package, one below the other. */
function reportOf(name) {
  const entries = entryPointsOf(name).map((entry) => ({ ...entry, ...extractApi(name, entry) }))
  const text = entries
    .map(({ report, path }) => withTitle(shortReport(readFileSync(report, 'utf8')).trimEnd(), path))
    .join('\n\n')
  return { text: `${text}\n`, main: entries.find(({ path }) => path === '.') }
}

const isWriting = process.argv.includes('--write')
const changed = []
for (const name of [...Object.keys(about), ...broughtAlong]) {
  const { text, main } = reportOf(name)
  const files = {
    [`docs/api/${name}.api.md`]: text,
    ...(about[name] && {
      [`docs/reference/${name}.md`]: referencePage(
        name,
        JSON.parse(withoutNumbers(readFileSync(main.model, 'utf8'))),
        about[name],
      ),
    }),
  }
  for (const [file, text] of Object.entries(files)) {
    const path = join(root, file)
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
    changed.push(file)
    if (isWriting) writeFileSync(path, text)
  }
}
if (isWriting || changed.length === 0)
  console.log(
    changed.length === 0 ? 'What the packages export is as it is written.' : `Written anew: ${changed.join(', ')}`,
  )
else {
  console.error(`What the packages export has changed. If that is meant: npm run api -- --write\n${changed.join('\n')}`)
  process.exit(1)
}
