import { clientIdAvailable } from '@vitrine/schemas'
import { useDebounce, useRequest } from 'ahooks'
import { useDraft, useNewSite } from '../new-site-context.ts'
import { type AddressCheck, addressesFor, freeAddress } from './free-address.ts'

/** How long somebody pauses before it is checked, in milliseconds. */
const PAUSE = 300

interface Address {
  /** What stands in the field. */
  readonly value: string
  /** What was found out of it; nothing while it is not known. */
  readonly known: AddressCheck | undefined
  readonly isChecking: boolean
  /** Checks it at once. @throws CallError */
  readonly check: () => Promise<AddressCheck>
}

/** The name in addresses: what was typed, or the first free one that fits the name; checked while somebody types. */
export function useAddress(): Address {
  const { send, locale } = useNewSite()
  const { name, typedId } = useDraft().draft
  const wanted = typedId === undefined ? addressesFor(name) : [typedId]
  const key = wanted.join(' ')
  const settled = useDebounce(key, { wait: PAUSE })
  const check = (ids: readonly string[]) => freeAddress(ids, (clientId) => send(clientIdAvailable, { clientId }))
  const { data, loading } = useRequest(async () => ({ key: settled, found: await check(settled.split(' ')) }), {
    refreshDeps: [settled, locale],
    ready: settled !== '',
  })
  const known = data?.key === key && key !== '' ? data.found : undefined
  return {
    value: typedId ?? known?.clientId ?? wanted[0] ?? '',
    known,
    isChecking: key !== '' && known === undefined && (loading || settled !== key),
    check: () => check(wanted),
  }
}
