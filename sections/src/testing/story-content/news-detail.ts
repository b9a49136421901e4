import type { Preset } from '@vitrine/schemas'

export const newsDetailPresets: readonly Preset[] = [
  { id: 'plain', props: {} },
  { id: 'cover', props: { look: 'cover', side: 'end', textSize: { pc: 'large', mobile: 'normal' } } },
  {
    id: 'note',
    props: { showContents: false, showPicture: false, showAuthor: false, measure: 'wide', related: 0 },
  },
]
