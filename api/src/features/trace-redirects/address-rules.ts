/**
 * Where addresses lead without the rules of owners. The host knows them: the service has no table of addresses. Paths
 * are decoded and stand without clientId.
 */
export interface AddressRules {
  /** The path as the table of addresses spells it, whether it is in the table, and where its spelling leads with 301. */
  read(path: string): { readonly path: string; readonly isKnown: boolean; readonly canonical?: string }
  /** Where the build leads a path: to a path, or to a whole address. */
  redirectOf(path: string): { readonly to: string; readonly status: number } | undefined
}

declare module '../../http/endpoint/context.ts' {
  interface EndpointServices {
    readonly addressRules?: AddressRules | undefined
  }
}
