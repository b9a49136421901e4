import {
  addApiKey,
  addWebhook,
  changeMember,
  listApiKeys,
  listMembers,
  listWebhooks,
  rotateWebhookSecret,
} from '@vitrine/schemas'
import { type Example, example } from './example.ts'

const member = {
  accountId: '92903682-3854-40c3-a4a7-9682e8372cf4',
  email: 'ann@example.com',
  name: 'Ann Becker',
  createdAt: '2027-03-01T09:12:45.000Z',
  role: 'editor',
  isYou: false,
} as const

const key = {
  id: 'ff1c37ad-bc80-4e28-94e4-86aec4b69bdd',
  name: 'Stock system',
  start: 'vitrine_4cL1mH',
  actions: ['content.read', 'content.write'],
  withheld: [],
  sites: [{ tenantId: '1', name: 'Nordhaven Fasteners' }],
  otherSites: 0,
  createdAt: '2027-03-15T08:00:00.000Z',
  expiresAt: '2028-03-01T00:00:00.000Z',
  isExpired: false,
  maker: { name: 'Ann Becker', isYou: true },
} as const

const webhook = {
  id: '3b0a4f8e-6f57-4c6f-9a0e-0d6a4d1b7c11',
  url: 'https://erp.example.com/vitrine',
  types: ['inquiry.received', 'content.published'],
  isOn: true,
  waiting: 0,
  createdAt: '2027-03-15T08:00:00.000Z',
  maker: { name: 'Ann Becker', isYou: true },
} as const
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

export const ofAccess: readonly Example[] = [
  example(listMembers, {}, { items: [member], total: 1, page: 1, pageSize: 24 }),
  example(changeMember, { accountId: member.accountId, role: 'editor' }, member),
  example(listApiKeys, {}, { items: [key], total: 1, page: 1, pageSize: 24 }),
  example(
    addApiKey,
    { name: 'Stock system', actions: ['content.read', 'content.write'], expiresAt: '2028-03-01T00:00:00.000Z' },
    { ...key, key: 'vitrine_4cL1mHexampleexampleexampleexampleexampleexam' },
  ),
  example(listWebhooks, {}, [webhook]),
  example(addWebhook, { url: webhook.url, types: ['inquiry.received', 'content.published'] }, { ...webhook, secret }),
  example(rotateWebhookSecret, { id: webhook.id }, { ...webhook, secret }),
]
