import type { Preset } from '@vitrine/schemas'

export const timelinePresets: readonly Preset[] = [
  {
    id: 'history',
    props: {
      eyebrow: 'Since 1987',
      title: 'One works, grown press by press',
      headAlign: { pc: 'center', mobile: 'start' },
      items: [
        {
          id: 'timeAAA1',
          date: '1987',
          title: 'A shed with two lathes',
          text: 'Nordhaven Fasteners begins with turned parts for the shipyards across the river.',
        },
        {
          id: 'timeBBB2',
          date: '1996',
          title: 'The first cold former',
          text: 'Bolts up to M16 are formed instead of turned: a third less steel, ten times the pieces.',
        },
        {
          id: 'timeCCC3',
          date: '2008',
          title: 'A laboratory of our own',
          text: 'Tensile tests, hardness and salt spray. Since then no batch has left without its certificate.',
        },
        {
          id: 'timeDDD4',
          date: '2019',
          title: 'Heat from the furnace warms the hall',
          text: 'What the hardening line gives off heats offices and stores through the winter.',
        },
        {
          id: 'timeEEE5',
          date: '2026',
          title: 'M39 in one stroke',
          text: 'The twelfth former doubles the thickest bolt that we can press from stainless wire.',
        },
      ],
    },
  },
  {
    id: 'row',
    props: {
      title: 'From order to delivery, week by week',
      look: 'horizontal',
      columns: { pc: 4, mobile: 1 },
      dateSize: { pc: 'normal', mobile: 'normal' },
      items: [
        {
          id: 'timeFFF6',
          date: 'Day 1',
          icon: 'file-check',
          title: 'Drawing checked',
          text: 'An engineer reads it and asks what is missing.',
        },
        {
          id: 'timeGGG7',
          date: 'Week 1',
          icon: 'pencil-ruler',
          title: 'Tools drawn',
          text: 'Dies and punches are designed and sent to the grinding shop.',
        },
        {
          id: 'timeHHH8',
          date: 'Week 2',
          icon: 'microscope',
          title: 'Samples measured',
          text: 'Ten pieces with a report on every dimension of the drawing.',
        },
        {
          id: 'timeIII9',
          date: 'Week 4',
          icon: 'cog',
          title: 'Series formed',
          text: 'After your signature: forming, rolling, hardening, coating.',
        },
        {
          id: 'timeJJJ1',
          date: 'Week 5',
          icon: 'truck',
          title: 'On the road',
          text: 'Cartons, pallets and papers leave together.',
        },
      ],
    },
  },
  {
    id: 'list',
    props: {
      title: 'Approvals and audits',
      look: 'list',
      dateSize: { pc: 'normal' },
      items: [
        {
          id: 'timeKKK2',
          date: 'March 2026',
          title: 'ISO 9001:2015 renewed',
          text: 'Fourth audit in a row without a finding.',
        },
        {
          id: 'timeLLL3',
          date: 'October 2025',
          title: 'ISO/IEC 17025 for the laboratory',
          text: 'Tensile, hardness and torque tests are accredited.',
        },
        {
          id: 'timeMMM4',
          date: 'May 2024',
          title: 'Welding to EN 1090-2',
          text: 'Anchor plates up to execution class 3.',
        },
        {
          id: 'timeNNN5',
          date: 'January 2023',
          title: 'ISO 14001:2015',
          text: 'Water of the pickling line runs in a closed circle.',
        },
      ],
    },
  },
]
