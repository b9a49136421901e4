import { policies } from '../parts/form/load.ts'

/** The policies, for the consent. */
export const load = () => ({ policies: policies() })
