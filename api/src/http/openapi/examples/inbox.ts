import { changeInquiry, inquiryDetail, listInquiries } from '@vitrine/schemas'
import { type Example, example } from './example.ts'

const inquiry = {
  id: '412',
  kind: 'inquiry',
  reference: 'Q-2027-0412',
  status: 'new',
  revision: 1,
  name: 'Mai Tanaka',
  email: 'mai@example.com',
  company: 'Tanaka Trading',
  whatsappPhone: '',
  message: 'We need 5,000 pieces by May.',
  language: 'en',
  consent: { at: '2027-03-15T08:00:00.000Z', language: 'en', textVersion: '1', marketing: false },
  lines: [
    {
      productId: 'ldU0LYEa',
      productName: 'Hex bolt ISO 4014, A4-80',
      options: [],
      quantity: 5000,
      unit: 'piece',
      unitPrice: 86,
      pricePer: 1,
      currency: 'USD',
    },
  ],
  images: [],
  spamScore: 0,
  spamReasons: [],
  createdAt: '2027-03-15T08:00:00.000Z',
  updatedAt: '2027-03-15T08:00:00.000Z',
} as const

export const ofInbox: readonly Example[] = [
  example(listInquiries, { status: 'new' }, { items: [inquiry], total: 1, page: 1, pageSize: 20 }),
  example(inquiryDetail, { id: inquiry.id }, { ...inquiry, entries: [], history: [] }),
  example(
    changeInquiry,
    { id: inquiry.id, revision: 1, status: 'quoted', note: 'Sent by the ERP.' },
    {
      ...inquiry,
      status: 'quoted',
      revision: 2,
      entries: [],
      history: [{ at: '2027-03-15T10:00:00.000Z', by: 'Ann Becker', status: 'quoted', note: 'Sent by the ERP.' }],
    },
  ),
]
