import {
  checkOf,
  checkSize,
  FRAME_PROTOCOL,
  FRAME_VERSION,
  inSaves,
  type ParentMessage,
  type Problem,
  parentMessage,
  parentPayloads,
  withoutForbiddenKeys,
} from '@vitrine/schemas'

/** A message of the parent, or what is wrong with it; nothing where it is not for us. */
export type ReadMessage = { readonly message: ParentMessage } | { readonly problem: Problem } | undefined

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Only what this version knows: a newer parent may say more. What stands deeper is taken as it is. */
const known = (value: unknown, names: Iterable<string>): unknown =>
  isFields(value)
    ? Object.fromEntries([...names].flatMap((name) => (Object.hasOwn(value, name) ? [[name, value[name]]] : [])))
    : value

/**
 * Reads what came from outside. Other protocols, other versions and unknown types are passed over in
 * silence; what claims to be for us is bounded, freed of names that reach a prototype, made to JSON
 * (a message may carry maps, dates and circles), and checked.
 */
export function readMessage(data: unknown): ReadMessage {
  if (!isFields(data) || data.protocol !== FRAME_PROTOCOL || data.version !== FRAME_VERSION) return undefined
  const { type } = data
  if (typeof type !== 'string' || !Object.hasOwn(parentPayloads, type)) return undefined
  const tooLarge = checkSize(data, inSaves)
  if (tooLarge) return { problem: tooLarge }
  const { properties } = parentPayloads[type as ParentMessage['type']]
  const { protocol, version, payload } = data
  let message: unknown
  try {
    const cleaned = withoutForbiddenKeys({ protocol, version, type, payload: known(payload, Object.keys(properties)) })
    message = JSON.parse(JSON.stringify(cleaned))
  } catch {
    return { problem: { path: 'payload', key: 'problem.type', params: { type: 'JSON' } } }
  }
  const [problem] = checkOf(parentMessage)(message)
  return problem ? { problem } : { message: message as ParentMessage }
}
