// Writes the calls of `@vitrine/client` from their declarations: `npm run generate:client`. A test fails while they differ.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as schemas from '@vitrine/schemas'

const { calls, keyActions } = schemas

export const generatedFile = fileURLToPath(new URL('../client/src/generated-calls.ts', import.meta.url))

/** What those who look at a site are answered, which is what programs read of it, too. */
const isOfEverybody = ({ access, path, sameOriginOnly, isSilent, takes, isForPreviews }) =>
  access === 'visitor' &&
  !path.startsWith('v1/account/') &&
  !sameOriginOnly &&
  !isSilent &&
  !isForPreviews &&
  takes !== 'mail'

/** Whether a program can ask it: with an API key, or as anybody. */
export const isForPrograms = (call) =>
  (keyActions.includes(call.access) && !call.sameOriginOnly && !call.needsSession) || isOfEverybody(call)

const exported = new Map(Object.entries(schemas).map(([name, value]) => [value, name]))

/** How a call is asked and answered, in one line; read by `client/src/read-line.ts`. */
function lineOf({ method, path, query, body, takes, produces, isRepeatable }) {
  const kind = takes === 'files' || takes === 'bytes' ? takes : body && (body.type === 'array' ? 'list' : 'fields')
  const answer = produces === 'text/event-stream' ? 'events' : produces === undefined ? undefined : 'file'
  const named = kind === 'fields' || kind === 'list' ? Object.keys(query?.properties ?? {}) : []
  const isOften = method !== 'POST' || isRepeatable
  const usual = method === 'GET' || method === 'DELETE' ? undefined : 'fields'
  const words = [
    ...(kind === usual ? [] : [kind ?? 'nothing']),
    ...(answer ? [answer] : []),
    ...(isOften || method === 'GET' ? [] : ['once']),
    ...(named.length > 0 ? [`?${named}`] : []),
  ]
  return [method, path.replace(/^v1\//, ''), ...words].join(' ')
}

const kindOf = ({ takes, produces }) => {
  if (produces === 'text/event-stream') return 'EventsMethod'
  if (produces !== undefined) return 'FileMethod'
  if (takes === 'files') return 'FilesMethod'
  return takes === 'bytes' ? 'BytesMethod' : 'Method'
}

const byGroup = () => {
  const named = calls.filter(isForPrograms).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return [...Map.groupBy(named, ({ name }) => name.split('.')[0])]
}
const methodOf = ({ name }) => name.split('.')[1]
const quoted = (text) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)

/** The text of the generated file. */
export function generatedCalls() {
  const groups = byGroup()
  const types = groups.map(([group, members]) => {
    const lines = members.map((call) => {
      const right = call.access === 'visitor' ? '' : ` Needs \`${call.access}\`.`
      return [
        `    /** ${call.summary.replaceAll('*/', '* /')}${right} */`,
        `    readonly ${methodOf(call)}: ${kindOf(call)}<typeof schemas.${exported.get(call)}>`,
      ].join('\n')
    })
    return `  readonly ${group}: {\n${lines.join('\n')}\n  }`
  })
  const table = groups.map(([group, members]) => {
    const lines = members.map((call) => `    ${methodOf(call)}: ${quoted(lineOf(call))},`)
    return `  ${group}: {\n${lines.join('\n')}\n  },`
  })
  return `// Written by \`npm run generate:client\` from the declarations of the calls (schemas/src/calls): not to be changed by hand.
import type * as schemas from '@vitrine/schemas'
import type { BytesMethod, EventsMethod, FileMethod, FilesMethod, Method } from './method.ts'

/** The calls that programs can ask, by the names in the description of the API. */
export interface Calls {
${types.join('\n')}
}

/** How each is asked and answered. */
export const callLines = {
${table.join('\n')}
} as const satisfies { readonly [G in keyof Calls]: Readonly<Record<keyof Calls[G], string>> }
`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(generatedFile, generatedCalls())
