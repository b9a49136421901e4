import type { Meta, StoryObj } from '@storybook/react-vite'
import { CallError, newId } from '@vitrine/schemas'
import { arabic, begins, german, ofDesigner, showing } from '../../testing/designer-story.tsx'
import { account, type StoryOptions } from '../../testing/story-session.tsx'
import { createLocalBackups } from '../local-backup/local-backup.ts'
import { SavingStatus } from '../status/saving-status.tsx'
import { SavingDialogs } from './saving-dialogs.tsx'

/** How it stands with saving, and what it asks. */
function Saving() {
  return (
    <>
      <SavingStatus />
      <SavingDialogs />
    </>
  )
}

export default { title: 'Designer/Saving', component: Saving, ...ofDesigner } satisfies Meta<typeof Saving>
type Story = StoryObj<typeof Saving>

const asks = showing('[role="dialog"]')
const of = { page: 'home', component: 'banner01' } as const
const title = (value: string) => ({ type: 'set-setting', of, path: 'title', value }) as const

const conflict: StoryOptions = {
  async before({ session, service }) {
    const operation = { id: newId(), ...title('Washers') }
    service.save({ baseRevision: service.draft.revision, operations: [operation] }, 'Ben')
    session.editorStore.editor.dispatch([title('Nuts')])
    await session.saving.saveNow()
  },
}
const signedOut: StoryOptions = {
  before({ session, service }) {
    service.signedOut.add(account.id)
    session.editorStore.editor.dispatch([title('Nuts')])
    void session.saving.saveNow()
  },
}
const rejected: StoryOptions = {
  async before({ session, service }) {
    session.editorStore.editor.dispatch([title('Nuts')])
    service.error = new CallError('invalid_request', {
      message: 'This field may not be changed here.',
      details: { operation: session.editorStore.editor.state.getState().history.unsaved[0]?.operation.id },
    })
    await session.saving.saveNow()
  },
}
const leftBehind: StoryOptions = {
  async before({ session: { parts, saving, editorStore } }) {
    const { tenantId, draftsId } = parts.boot
    const { revision } = editorStore.editor.state.getState()
    const other = createLocalBackups({ tenantId, draftsId, accountId: account.id, tab: newId() })
    const operations = [{ id: newId(), ...title('Nuts') }]
    await other.keep({ at: Date.UTC(2026, 2, 1), baseRevision: revision, operations, conflicts: [], refused: [] })
    await saving.start()
  },
}

export const Saved: Story = {}
export const SavedArabic: Story = arabic
export const Conflict: Story = { ...begins(conflict), ...asks }
export const ConflictArabic: Story = { ...Conflict, ...arabic }
export const ConflictGerman: Story = { ...Conflict, ...german }
export const SignIn: Story = { ...begins(signedOut), ...asks }
export const SignInArabic: Story = { ...SignIn, ...arabic }
export const RejectedChanges: Story = { ...begins(rejected), ...asks }
export const Recovery: Story = { ...begins(leftBehind), ...asks }
export const RecoveryArabic: Story = { ...Recovery, ...arabic }
