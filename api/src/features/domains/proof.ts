import { Resolver } from 'node:dns/promises'
import { asRecord } from '../../platform/as-record.ts'
import { bareName } from './host-name.ts'

declare module '../../http/endpoint/context.ts' {
  interface EndpointServices {
    /** Asks the DNS, to prove domains. */
    readonly resolveTxt: ResolveTxt
  }
}

/** Asks the DNS for the records of the type TXT at a name; each is a list of strings that belong together. */
export type ResolveTxt = (name: string) => Promise<readonly (readonly string[])[]>

/** The DNS of the machine; a question is given up after five seconds. */
export const resolveTxt: ResolveTxt = (name) => new Resolver({ timeout: 5000, tries: 1 }).resolveTxt(name)

export type ProofProblem = 'no-record' | 'other-record' | 'no-answer'

const SIGN = 'vitrine-verification='

/**
 * The record that proves a domain. It stands at the bare name or below it, never at `www.`: that is
 * often an alias, which can hold no record of its own, and so one proof holds for both (R66).
 */
export const recordOf = (host: string, token: string) => ({
  names: [bareName(host), `_vitrine.${bareName(host)}`],
  value: `${SIGN}${token}`,
})

const isMissing = (error: unknown): boolean => ['ENOTFOUND', 'ENODATA'].includes(String(asRecord(error).code))

/** Looks for the record; `undefined` when it is there, else why the domain is not proved. */
export async function proofProblem(
  host: string,
  token: string,
  resolve: ResolveTxt,
): Promise<ProofProblem | undefined> {
  const { names, value } = recordOf(host, token)
  const asked = await Promise.allSettled(names.map((name) => resolve(name)))
  const found = asked.flatMap((one) =>
    one.status === 'fulfilled' ? one.value.map((parts) => parts.join('').trim()) : [],
  )
  if (found.includes(value)) return undefined
  if (asked.some((one) => one.status === 'rejected' && !isMissing(one.reason))) return 'no-answer'
  return found.some((text) => text.startsWith(SIGN)) ? 'other-record' : 'no-record'
}
