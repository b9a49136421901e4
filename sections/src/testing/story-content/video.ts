import type { Preset } from '@vitrine/schemas'

export const videoPresets: readonly Preset[] = [
  {
    id: 'plain',
    props: {
      eyebrow: 'Three minutes in our works',
      title: 'From wire to bolt',
      headAlign: { pc: 'center', mobile: 'start' },
      text: 'How a coil becomes nine thousand bolts before lunch, and where each of them is measured.',
      note: 'With captions. Filmed in one shift, nothing was tidied up for it.',
    },
  },
  {
    id: 'split',
    props: {
      look: 'split',
      tone: 'soft',
      eyebrow: 'Seen from inside',
      title: 'How we test a batch',
      text: 'Our laboratory breaks what you will build with. The film follows one carton through the day.',
      length: '4 min 20 s',
      pointsTitle: 'In this film',
      points: [
        { id: 'filmAAA1', time: '0:15', text: 'Samples are drawn from the running line' },
        { id: 'filmBBB2', time: '1:05', text: 'Thread and head are measured' },
        { id: 'filmCCC3', time: '2:10', text: 'Tensile test to ISO 898-1, until it breaks' },
        { id: 'filmDDD4', time: '3:30', text: 'The certificate is written' },
      ],
    },
  },
  {
    id: 'cover',
    props: {
      look: 'cover',
      eyebrow: 'The film',
      title: 'Where steel learns to hold',
      text: 'Forge, thread, bath and laboratory: a walk through Nordhaven without ear protectors.',
      length: '2 min 45 s',
    },
  },
  {
    id: 'several',
    props: {
      eyebrow: 'For fitters',
      title: 'Set right the first time',
      text: 'Short films for the site: one anchor each, in the order of the work.',
      items: [
        {
          id: 'filmEEE5',
          title: 'Setting a wedge anchor',
          length: '1 min 50 s',
          text: 'Drill, clean, drive, and how to read the torque wrench.',
        },
        {
          id: 'filmFFF6',
          title: 'Setting a bonded anchor',
          length: '2 min 30 s',
          text: 'Why the hole is brushed twice, and how long the mortar needs at 5 °C.',
        },
        {
          id: 'filmGGG7',
          title: 'Tightening a structural set',
          length: '2 min 05 s',
          text: 'The combined method of EN 1090-2, step by step.',
        },
      ],
    },
  },
]
