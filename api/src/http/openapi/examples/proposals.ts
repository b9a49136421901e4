import {
  applyContentProposal,
  applyDraftProposal,
  type Operation,
  proposeForContents,
  proposeForDraft,
} from '@vitrine/schemas'
import { type Example, example } from './example.ts'

const proposal = 'h7Kq2ZtB5mXcR8vLw3NdPj9s'
const expiresAt = '2027-03-16T09:30:00.000Z'

const title: Operation = {
  id: 'k3v9Qa2Z',
  type: 'set-setting',
  of: { page: 'home', component: 'hB7xT2mQ' },
  path: 'title',
  language: 'de',
  value: 'Schrauben ab Lager',
}
const name: Operation = {
  id: 'p4Rw8YcE',
  type: 'set-setting',
  of: { content: 'product/hB7xT2mQ' },
  path: 'name',
  language: 'de',
  value: 'Sechskantschraube M8',
}

export const ofProposals: readonly Example[] = [
  example(
    proposeForDraft,
    { draftsId: '7', baseRevision: 12, operations: [title] },
    {
      ...{ proposal, expiresAt, revision: 12, more: 0, problems: [] },
      changes: [
        {
          ...{ page: 'home', component: 'hB7xT2mQ', section: 'banner', language: 'de' },
          ...{ kind: 'value', path: 'title', before: 'Schrauben', after: 'Schrauben ab Lager' },
        },
      ],
    },
  ),
  example(
    proposeForContents,
    { baseRevision: 41, operations: [name] },
    {
      ...{ proposal, expiresAt, revision: 41, more: 0, problems: [] },
      changes: [
        { content: 'product/hB7xT2mQ', language: 'de', kind: 'value', path: 'name', after: 'Sechskantschraube M8' },
      ],
    },
  ),
  example(applyDraftProposal, { id: proposal }, { revision: 13 }),
  example(applyContentProposal, { id: proposal }, { revision: 42 }),
]
