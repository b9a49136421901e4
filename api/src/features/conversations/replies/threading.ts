/** An id of a mail, with its brackets, as it stands in headers. */
const headerId = /<[^<>\s]{1,500}>/g

/** The ids that a header holds, in its order: some programs write several into In-Reply-To. */
export const idsIn = (header: string | null | undefined): readonly string[] => header?.match(headerId) ?? []

/** The Message-ID of a reply: it names the site and the entry, so that an answer finds both. */
export const messageIdOf = (tenantId: string, entryId: string, domain: string): string =>
  `<${tenantId}.${entryId}@${domain}>`

const own = /^<([0-9]{1,15})\.([0-9a-f-]{36})@[^<>\s]+>$/

/** The site that an id of ours names. */
export const tenantOfId = (id: string): string | undefined => own.exec(id)?.[1]

/** So many ids are named at most: the first, from which a thread is known, and the last ones. */
const MOST = 20

/** The headers that put a mail behind the others of its conversation, whose ids are given in their order. */
export function threadHeaders(
  ids: readonly string[],
  answered: string | undefined,
): Readonly<Record<'In-Reply-To' | 'References', string>> | undefined {
  const last = answered ?? ids.at(-1)
  if (last === undefined) return undefined
  const known = [...new Set(ids)].filter((id) => id !== last)
  const named = known.length < MOST ? known : [...known.slice(0, 1), ...known.slice(2 - MOST)]
  return { 'In-Reply-To': last, References: [...named, last].join(' ') }
}
