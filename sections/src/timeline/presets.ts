import type { Preset } from '@vitrine/schemas'

export const timelinePresets: readonly Preset[] = [
  {
    id: 'history',
    props: {
      eyebrow: 'Line above the title',
      title: 'Say how {siteName} came to be',
      headAlign: {
        pc: 'center',
        mobile: 'start',
      },
      items: [
        {
          id: 'timeAAA1',
          date: 'Date',
          title: 'Name the first step',
          text: 'Say in one sentence what happened.',
        },
        {
          id: 'timeBBB2',
          date: 'Date',
          title: 'Name the next step',
          text: 'Say in one sentence what happened.',
        },
        {
          id: 'timeCCC3',
          date: 'Date',
          title: 'Name the first step',
          text: 'Say in one sentence what happened.',
        },
        {
          id: 'timeDDD4',
          date: 'Date',
          title: 'Name the next step',
          text: 'Say in one sentence what happened.',
        },
        {
          id: 'timeEEE5',
          date: 'Date',
          title: 'Name the first step',
          text: 'Say in one sentence what happened.',
        },
      ],
    },
  },
  {
    id: 'row',
    props: {
      title: 'Say what happens step by step',
      look: 'horizontal',
      columns: {
        pc: 4,
        mobile: 1,
      },
      dateSize: {
        pc: 'normal',
        mobile: 'normal',
      },
      items: [
        {
          id: 'timeFFF6',
          date: 'Date',
          icon: 'file-check',
          title: 'Name the next step',
          text: 'Say in one sentence what happened.',
        },
        {
          id: 'timeGGG7',
          date: 'Date',
          icon: 'pencil-ruler',
          title: 'Name the first step',
          text: 'Say in one sentence what happened.',
        },
        {
          id: 'timeHHH8',
          date: 'Date',
          icon: 'microscope',
          title: 'Name the next step',
          text: 'Say in one sentence what happened.',
        },
        {
          id: 'timeIII9',
          date: 'Date',
          icon: 'cog',
          title: 'Name the first step',
          text: 'Say in one sentence what happened.',
        },
        {
          id: 'timeJJJ1',
          date: 'Date',
          icon: 'truck',
          title: 'Name the next step',
          text: 'Say in one sentence what happened.',
        },
      ],
    },
  },
  {
    id: 'list',
    props: {
      title: 'Name this list of dates',
      look: 'list',
      dateSize: {
        pc: 'normal',
      },
      items: [
        {
          id: 'timeKKK2',
          date: 'Date',
          title: 'Name the first step',
          text: 'Say in one sentence what happened.',
        },
        {
          id: 'timeLLL3',
          date: 'Date',
          title: 'Name the next step',
          text: 'Say in one sentence what happened.',
        },
        {
          id: 'timeMMM4',
          date: 'Date',
          title: 'Name the first step',
          text: 'Say in one sentence what happened.',
        },
        {
          id: 'timeNNN5',
          date: 'Date',
          title: 'Name the next step',
          text: 'Say in one sentence what happened.',
        },
      ],
    },
  },
]
