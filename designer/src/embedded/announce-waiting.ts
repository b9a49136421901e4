/** How long until it is called again: at first, after a ticket that was not taken, at last; in milliseconds. */
const SOON = 500
const LATER = 2000
const AT_LAST = 5000
const SLOWER = 1.2

/** A frame without a parent says that it waits, again and again, ever more seldom. */
export interface WaitingAnnouncer {
  readonly start: () => void
  readonly later: () => void
  readonly stop: () => void
}

/** The origins that the parent may have: the one it has, where the browser tells, if it is configured. */
function targetsOf(parentOrigins: readonly string[], { location, document }: Window): readonly string[] {
  const parentOrigin =
    location.ancestorOrigins?.[0] ?? (URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined)
  return parentOrigin === undefined ? parentOrigins : parentOrigins.filter((origin) => origin === parentOrigin)
}

/** Calls the window around this one, if there is one, by origins that are configured. */
export function createWaitingAnnouncer(
  window: Window,
  parentOrigins: readonly string[],
  call: (origin: string) => void,
): WaitingAnnouncer {
  const targets = window.parent === window ? [] : targetsOf(parentOrigins, window)
  let timer: ReturnType<typeof setTimeout> | undefined
  function plan(pause: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      callAll()
      plan(Math.min(pause * SLOWER, AT_LAST))
    }, pause)
  }
  function callAll(): void {
    for (const origin of targets) call(origin)
  }
  return {
    start() {
      callAll()
      plan(SOON)
    },
    later: () => plan(LATER),
    stop: () => clearTimeout(timer),
  }
}
