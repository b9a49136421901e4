import { addressOf } from './payloads.ts'

/** Tells that somebody sees a page, which was asked for before anybody went there. Whatever comes of it, nobody waits. */
export function noteSeen(path: string): void {
  const url = addressOf(path)
  url.searchParams.set('seen', '')
  fetch(url, { method: 'HEAD', keepalive: true }).catch(() => undefined)
}
