import { asCell, asMarkdown, readDocComment } from './doc-comment.mjs'

/** A longer signature is a type that follows from a schema, which says it better. */
const MOST_LINES = 16
const SHOWN_LINES = 6

const codeOf = ({ excerptTokens }) =>
  excerptTokens
    .map(({ text }) => text)
    .join('')
    .replaceAll('import("react").', '')

function signatureOf(member) {
  const lines = codeOf(member)
    .replace(/^export (declare )?/, '')
    .replace(/;$/, '')
    .split('\n')
  return lines.length <= MOST_LINES ? lines.join('\n') : [...lines.slice(0, SHOWN_LINES), '// …'].join('\n')
}

const typeOf = (member) => {
  const { startIndex, endIndex } = member.propertyTypeTokenRange ?? { startIndex: 0, endIndex: 0 }
  const type = member.excerptTokens
    .slice(startIndex, endIndex)
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return type.length > 160 ? `${type.slice(0, 150)} …` : type
}

const inCode = (text) => (text === '' ? '' : `\`${text.replaceAll('|', '\\|').replaceAll('`', '')}\``)

/** The members of an interface or class as a table; methods by their signature. */
function tableOf(member) {
  const rows = (member.members ?? [])
    .filter(({ kind }) => kind !== 'Constructor')
    .map((one) => {
      const { text } = readDocComment(one.docComment)
      const type =
        one.kind === 'PropertySignature' || one.kind === 'Property'
          ? typeOf(one)
          : signatureOf(one).replaceAll(/\s+/g, ' ')
      return `| ${inCode(`${one.name ?? ''}${one.isOptional ? '?' : ''}`)} | ${inCode(type)} | ${asCell(text)} |`
    })
  return rows.length === 0 ? '' : ['| name | type | what it is |', '|---|---|---|', ...rows].join('\n')
}

/** One thing that is exported; a function with several signatures is one. */
function entryOf(name, members) {
  const [first] = members
  const docs = members.map(({ docComment }) => readDocComment(docComment))
  const said = docs.find(({ text }) => text !== '') ?? docs[0]
  const table = first.kind === 'Interface' || first.kind === 'Class' ? tableOf(first) : ''
  const signatures = table === '' ? members.map(signatureOf).join('\n\n') : signatureOf(first)
  return [
    `### \`${name}\``,
    asMarkdown(said.text),
    `\`\`\`ts\n${signatures}\n\`\`\``,
    table,
    ...(said.params.some(([, text]) => text !== '')
      ? [said.params.map(([param, text]) => `- \`${param}\`: ${asMarkdown(text)}`).join('\n')]
      : []),
    said.returns === '' ? '' : `**Returns** ${asMarkdown(said.returns)}`,
    ...said.throws.map((text) => `**Throws** ${asMarkdown(text)}`),
    ...said.examples.map(asMarkdown),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

const isType = ({ kind }) => kind === 'Interface' || kind === 'TypeAlias'
const isComponent = (member) => !isType(member) && /^[A-Z][a-z]/.test(member.name) && member.kind !== 'Class'

const chapters = [
  ['Components', isComponent],
  ['Functions', (member) => member.kind === 'Function' && !isComponent(member)],
  ['Classes', ({ kind }) => kind === 'Class'],
  ['Values', (member) => ['Variable', 'Enum', 'Namespace'].includes(member.kind) && !isComponent(member)],
  ['Types', isType],
]

/**
 * The page of a package: everything that it exports, by its kind and name.
 *
 * @param {string} name of its folder
 * @param {{ members: { members: object[] }[] }} model as API Extractor writes it
 * @param {string} about what it is for, in one sentence
 */
export function referencePage(name, model, about) {
  const exported = model.members.flatMap(({ members }) => members)
  const parts = chapters.flatMap(([title, belongs]) => {
    const byName = Map.groupBy(exported.filter(belongs), (member) => member.name)
    const names = [...byName.keys()].sort((a, b) => a.localeCompare(b, 'en'))
    if (names.length === 0) return []
    return [`## ${title}`, ...names.map((one) => entryOf(one, byName.get(one)))]
  })
  return `${[
    `# ${name === 'vitrine' ? name : `@vitrine/${name}`}`,
    about,
    '<!-- Written by `npm run api -- --write` from the types of the built package. -->',
    ...parts,
  ].join('\n\n')}\n`
}
