import { CHAT_STORAGE } from './machine/storage.ts'

/**
 * Tells the page that a part of the chat did not come: it is loaded anew for it where nothing is lost by that, and at most
 * once (R98). Not where the browser does not keep the conversation, which would be gone.
 */
export function sayLoadFailed(): void {
  try {
    const isKept = Object.keys(sessionStorage).some((key) => key.startsWith(CHAT_STORAGE))
    if (isKept) dispatchEvent(new Event('vitrine:load-failed'))
  } catch {
    // Nothing is kept here.
  }
}
