import { newId, type Operation, operationTypes, type Proposal } from '@vitrine/schemas'
import { note, pieceFrom } from '../answers/shape.ts'
import { type Access, type KeySite, seesLanguage } from '../service/access.ts'

const text = { type: 'string' } as const

/** The operations of a draft; those of contents are made by propose_content. */
const typesOfDrafts = operationTypes.filter((type) => !type.endsWith('-content'))

/** Operations as a model sends them: what the service checks in full, it says more plainly. */
export const operationsField = {
  type: 'array',
  minItems: 1,
  maxItems: 500,
  items: {
    type: 'object',
    required: ['type'],
    properties: {
      type: { enum: typesOfDrafts },
      id: {
        type: 'string',
        pattern: '^[A-Za-z0-9]{8}$',
        description: 'Eight letters or digits; made up when left out.',
      },
    },
  },
} as const

/** The shapes of the operations that are needed most, for a description. */
export const operationShapes = `Operations (all closed objects; the resource vitrine://operations has every schema):
- { type: "set-setting", of, path, value, language? }: writes a value; with language its translation. of is { page, component }, { part: "header" | "footer", component }, { pageRecord } or { menu }. path: "title", "items[k3v9Qa2Z].label", of responsive values "height.pc". Translations hold whole texts and never repeat a base value that is not translatable.
- { type: "clear-setting", of, path, language? }: takes a value away, so that the layer below shows.
- { type: "insert-component", page | part, parent: { component, slot } | null, after: id | null, root, components: { [id]: { type, version, slots? } }, settings: { [id]: { props } } }: ids are 8 new random letters or digits; version is that of list_sections; root is the id of the outermost one.
- { type: "move-component", page | part, component, to: { page | part, parent, after } }
- { type: "remove-component", page | part, component }
- { type: "insert-item", of, path, after, item: { id, … } }, { type: "move-item", of, path: "items[id]", after }, { type: "remove-item", of, path: "items[id]" }
- { type: "add-page", page: { id, pageType: "pages", order: 0, slug, settings: { props: { name } } }, pageSchema: { version: 1, root: [ids], components }, settings, after: id | null }
- { type: "change-page", page, changes: { slug? } }, { type: "move-page", page, after }, { type: "remove-page", page }`

/** Operations with an id each. */
export const withIds = (operations: readonly object[]): readonly Operation[] =>
  operations.map((operation) => ({ id: newId(), ...operation })) as unknown as readonly Operation[]

/** What a proposal is called: of which kind it is, and its id at the service. */
export const proposalField = {
  type: 'string',
  pattern: '^(?:draft|content)-[A-Za-z0-9]{24}$',
  description: 'proposal of propose_operations or propose_content.',
} as const

export const proposalOutput = {
  type: 'object',
  required: ['proposal', 'expiresAt', 'revision', 'diff', 'problems'],
  additionalProperties: false,
  properties: {
    proposal: { type: 'string', description: 'For apply_proposal.' },
    expiresAt: text,
    revision: { type: 'integer', description: 'On which it was tried.' },
    diff: {
      type: 'array',
      items: { type: 'object' },
      description:
        'What it changes: { page | part | menu | content, component?, section?, language?, kind: value | order | slot | added | removed | deleted | restored, path, before?, after? }. isCut: a value is longer than what is told.',
    },
    problems: {
      type: 'array',
      items: { type: 'object' },
      description:
        'What the check before a publish finds because of it: { level: error | warning, message, page?, component?, path, language? }.',
    },
    note,
  },
} as const

/** A proposal as a model is told of it; of languages that are not for the key only how much there is. */
export function toldProposal(
  kind: 'draft' | 'content',
  { proposal, expiresAt, revision, changes, more, problems }: Proposal,
  access: Access,
  site: KeySite,
) {
  const isSeen = (change: object) => {
    const { language } = change as { readonly language?: string }
    return language === undefined || seesLanguage(access, site, language)
  }
  const seen = changes.filter(isSeen)
  const { items } = pieceFrom(seen, 0)
  const untold = changes.length - items.length + more
  return {
    ...{ proposal: `${kind}-${proposal}`, expiresAt, revision },
    diff: items,
    problems: problems.filter(isSeen),
    note: [
      ...(changes.length === 0 ? ['It changes nothing: what is there says the same.'] : []),
      ...(untold > 0 ? [`${untold} more changes are not told here.`] : []),
      'Nothing is written yet. Show the diff to the person, then call apply_proposal.',
    ].join(' '),
  }
}
