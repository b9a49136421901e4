import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

// Which documents belong to which schema, in a folder of either layout:
//
//   schemas/invoice.schema.json, or invoice.json        src/schemas/json/invoice.json   (as SchemaStore)
//   schemas/invoice/one.json, two.json                  src/test/invoice/one.json
//
// A file of a test suite (`[{ description, schema, tests: [{ data, valid }] }]`) holds both.

const SCHEMA = /(?:\.schema)?\.json$/

const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value)
const isSuite = (content) => Array.isArray(content) && content.every((part) => isObject(part) && 'schema' in part)

const jsonIn = (folder) =>
  existsSync(folder) && statSync(folder).isDirectory()
    ? readdirSync(folder)
        .toSorted()
        .map((name) => join(folder, name))
        .filter((file) => statSync(file).isFile())
    : []

/** A pair for each schema of a file, with the documents of a folder; what cannot be read is skipped, with the reason. */
function pairsOf(file, folder, skipped) {
  const name = basename(file).replace(SCHEMA, '')
  const read = (path) => {
    try {
      return JSON.parse(readFileSync(path, 'utf8'))
    } catch (error) {
      skipped.push({ file: path, reason: `no JSON: ${error.message}` })
      return undefined
    }
  }
  const content = read(file)
  if (content === undefined) return []
  if (isSuite(content))
    return content.map(({ description, schema, tests = [] }, at) => ({
      name: `${name}: ${description ?? at + 1}`,
      schema,
      documents: tests.map(({ data }) => data),
    }))
  const documents = []
  for (const path of jsonIn(folder)) {
    const document = path.endsWith('.json') ? read(path) : undefined
    if (document !== undefined) documents.push(document)
    else if (!path.endsWith('.json')) skipped.push({ file: path, reason: 'not JSON: only documents in JSON are read' })
  }
  return [{ name, schema: content, documents }]
}

/**
 * The schemas of a folder with their documents, every file that was skipped, and the files of the schemas by
 * their address and their name, for references from one file to another.
 */
export function readCorpus(folder) {
  const isStore = existsSync(join(folder, 'src/schemas/json'))
  const schemas = isStore ? join(folder, 'src/schemas/json') : folder
  const documents = isStore ? join(folder, 'src/test') : folder
  const skipped = []
  const files = {}
  const pairs = jsonIn(schemas)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const made = pairsOf(file, join(documents, basename(file).replace(SCHEMA, '')), skipped)
      for (const { schema } of made) {
        const address = isObject(schema) ? (schema.$id ?? schema.id) : undefined
        if (typeof address === 'string') files[address.replace(/#$/, '')] = file
      }
      files[basename(file)] = file
      files[basename(file).replace(/\.json$/, '')] = file
      return made
    })
  return { pairs, skipped, files }
}
