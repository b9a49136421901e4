import type { Preset } from '@vitrine/schemas'

export const policyPresets: readonly Preset[] = [
  { id: 'contents', props: {} },
  { id: 'plain', props: { showContents: false, showOthers: false, measure: 'wide' } },
]
