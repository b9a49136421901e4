import { type InquiryList, readList, writeList } from '@vitrine/schemas/inquiry-list'
import { listKey, showList } from './show-list.ts'

/** In seconds since 1970. */
export const now = (): number => Math.floor(Date.now() / 1000)

export const storedList = (): InquiryList => readList(localStorage.getItem(listKey() ?? ''), now())

/** Stores the list, without what was removed: that is for the page alone. An empty one leaves nothing behind. */
export function storeList({ items }: InquiryList): void {
  const key = listKey()
  if (key === undefined) return
  if (items.length > 0) localStorage.setItem(key, writeList({ items }))
  else localStorage.removeItem(key)
  showList()
}

/** Notes that the list is being sent; any change afterwards takes the note away. */
export function markSending(): void {
  const key = listKey()
  const text = key && localStorage.getItem(key)
  if (key && text) localStorage.setItem(key, JSON.stringify({ ...JSON.parse(text), sending: true }))
}

/** Empties the list that was sent; what was put on it since stays. */
export function clearSent(): void {
  const key = listKey()
  const text = key && localStorage.getItem(key)
  if (key && text && JSON.parse(text).sending === true) localStorage.removeItem(key)
  showList()
}
