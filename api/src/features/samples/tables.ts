import type { KnownSample } from '@vitrine/model'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** The texts and pictures that a site came with (`KnownSample`), one row for each thing that a language says. */
    samples: { tenant_id: string } & KnownSample
  }
}
