import { type SiteChange, siteEvents } from '@vitrine/schemas'
import { useDebounceFn, useLatest } from 'ahooks'
import { useEffect } from 'react'
import { useOffice } from './office-context.ts'

/** Changes that come together are answered together, after this, in milliseconds. */
const TOGETHER = 300

/** Calls when one of these changed on the site, by whomever; and when the line is there again after it was lost. */
export function useSiteEvents(what: readonly SiteChange[], onChange: () => void): void {
  const { stream } = useOffice()
  const { run } = useDebounceFn(onChange, { wait: TOGETHER })
  const wanted = useLatest(what)
  useEffect(() => {
    let wasLost = false
    return stream(siteEvents, {}, ({ type, ...event }) => {
      if (type === 'lost') wasLost = true
      if (type === 'open' && wasLost) run()
      if (type !== 'changed') return
      const { what: changed } = (event as { readonly data: { readonly what: SiteChange } }).data
      if (wanted.current.includes(changed)) run()
    })
  }, [stream, run, wanted])
}
