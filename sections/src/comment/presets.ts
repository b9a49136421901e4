import type { Preset } from '@vitrine/schemas'

export const commentPresets: readonly Preset[] = [
  {
    id: 'grid',
    props: {
      eyebrow: 'Line above the title',
      title: 'Say what customers think of {siteName}',
      items: [
        {
          id: 'commAAA1',
          subject: 'What it is about',
          quote: 'Put the words of a customer here.',
          role: 'Role of the customer',
          company: 'Company',
        },
        {
          id: 'commBBB2',
          subject: 'What it is about',
          quote: 'Put the words of another customer here. A longer quote shows how the cards grow with their text.',
          role: 'Role of the customer',
          company: 'Company',
        },
        {
          id: 'commCCC3',
          subject: 'What it is about',
          quote: 'Put the words of a customer here.',
          role: 'Role of the customer',
          company: 'Company',
        },
      ],
    },
  },
  {
    id: 'single',
    props: {
      look: 'single',
      tone: 'soft',
      showSign: true,
      size: {
        pc: 'large',
        mobile: 'normal',
      },
      items: [
        {
          id: 'commDDD4',
          quote: 'Put the words of another customer here. A longer quote shows how the cards grow with their text.',
          role: 'Role of the customer',
          company: 'Company',
        },
      ],
    },
  },
  {
    id: 'row',
    props: {
      eyebrow: 'Line above the title',
      title: 'Name these quotes',
      look: 'row',
      card: 'raised',
      items: [
        {
          id: 'commEEE5',
          quote: 'Put the words of a customer here.',
          role: 'Role of the customer',
          company: 'Company',
        },
        {
          id: 'commFFF6',
          quote: 'Put the words of another customer here. A longer quote shows how the cards grow with their text.',
          role: 'Role of the customer',
          company: 'Company',
        },
        {
          id: 'commGGG7',
          quote: 'Put the words of a customer here.',
          role: 'Role of the customer',
          company: 'Company',
        },
        {
          id: 'commHHH8',
          quote: 'Put the words of another customer here. A longer quote shows how the cards grow with their text.',
          role: 'Role of the customer',
          company: 'Company',
        },
      ],
    },
  },
  {
    id: 'wall',
    props: {
      title: 'Sum up what customers say',
      headAlign: {
        pc: 'center',
        mobile: 'start',
      },
      look: 'wall',
      card: 'plain',
      tone: 'soft',
      items: [
        {
          id: 'commIII9',
          quote: 'Put the words of a customer here.',
          role: 'Role of the customer',
          company: 'Company',
        },
        {
          id: 'commJJJ0',
          quote: 'Put the words of another customer here. A longer quote shows how the cards grow with their text.',
          role: 'Role of the customer',
          company: 'Company',
        },
        {
          id: 'commKKK1',
          quote: 'Put the words of a customer here.',
          role: 'Role of the customer',
          company: 'Company',
        },
        {
          id: 'commLLL2',
          quote: 'Put the words of another customer here. A longer quote shows how the cards grow with their text.',
          role: 'Role of the customer',
          company: 'Company',
        },
        {
          id: 'commMMM3',
          quote: 'Put the words of a customer here.',
          role: 'Role of the customer',
          company: 'Company',
        },
        {
          id: 'commNNN4',
          quote: 'Put the words of another customer here. A longer quote shows how the cards grow with their text.',
          role: 'Role of the customer',
          company: 'Company',
        },
      ],
    },
  },
]
