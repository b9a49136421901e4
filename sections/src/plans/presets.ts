import type { Json, Preset } from '@vitrine/schemas'

const points = (plan: string, count: number): Json =>
  Array.from({ length: count }, (_, at) => ({ id: `poin${plan}${at}`, text: 'Say what is included' }))
const button = (look: string): Json => ({ label: 'Button label', link: { type: 'page', pageType: 'contact-us' }, look })
const plan = (id: string, count: number, more: Readonly<Record<string, Json>> = {}): Json => ({
  id: `plan${id}1`,
  name: 'Name of a plan',
  text: 'Say for whom this plan is.',
  price: '00',
  unit: 'per month',
  points: points(id, count),
  button: button('secondary'),
  ...more,
})

export const plansPresets: readonly Preset[] = [
  {
    id: 'three',
    props: {
      title: 'Say what these plans are for',
      text: 'Say in one sentence what they have in common.',
      headAlign: { pc: 'center', mobile: 'start' },
      items: [
        plan('AAA', 3),
        plan('BBB', 4, { highlighted: true, badge: 'Most chosen', button: button('primary') }),
        plan('CCC', 5),
      ],
      note: 'Say whether prices include taxes.',
    },
  },
  {
    id: 'two',
    props: {
      tone: 'soft',
      eyebrow: 'Line above the title',
      title: 'Say what these plans are for',
      columns: { pc: 2, mobile: 1 },
      items: [plan('DDD', 4), plan('EEE', 4, { highlighted: true, button: button('primary') })],
    },
  },
]
