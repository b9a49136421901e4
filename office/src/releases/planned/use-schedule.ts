import { resultOfJob } from '@vitrine/editor-core'
import { type Answer, CallError, type Question, schedulePublish } from '@vitrine/schemas'
import { useState } from 'react'
import { useOffice } from '../../context/office-context.ts'

export type ScheduleResult = Exclude<Answer<typeof schedulePublish>, { readonly job: string }>

/** Plans a publish; of a large draft by a job, which is followed to its end. */
export function useSchedule() {
  const { send, draftsId } = useOffice()
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    /** @returns what came of it, or why it failed */
    async schedule(asked: Omit<Question<typeof schedulePublish>, 'draftsId'>): Promise<ScheduleResult | CallError> {
      setBusy(true)
      try {
        const answer = await send(schedulePublish, { redirectMoved: true, ...asked, draftsId: draftsId ?? '' })
        const result = 'job' in answer ? await resultOfJob(send, answer.job) : answer
        return result ? (result as ScheduleResult) : new CallError('conflict')
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        return error
      } finally {
        setBusy(false)
      }
    },
  }
}
