import { idFrom } from '@vitrine/model'

/** Gives ids to what is imported: the hash of the id that it had, or else of its place; the same every time. */
export function createIds() {
  const taken = new Set<string>()
  const known = new Map<string, string>()
  const unique = (text: string): string => {
    let id = idFrom(text)
    for (let again = 2; taken.has(id); again++) id = idFrom(`${text}\n${again}`)
    taken.add(id)
    return id
  }
  return {
    /** @param own the id that it has there, if it has one */
    component(own: string | undefined, place: string): string {
      const id = unique(own ?? place)
      if (own !== undefined && !known.has(own)) known.set(own, id)
      return id
    },
    item: (component: string, place: string): string => unique(`${component}.${place}`),
    known: (): Readonly<Record<string, string>> => Object.fromEntries(known),
  }
}
export type Ids = ReturnType<typeof createIds>
