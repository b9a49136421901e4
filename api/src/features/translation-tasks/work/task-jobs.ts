/** Counts the texts of a task. */
export const PREPARE_TRANSLATION = 'prepare-translation'
/** Translates them, or takes back what was translated: a little at a time, and then the next job goes on. */
export const TRANSLATE = 'translate'

/** What both jobs are asked for with. */
export interface TaskJobInput {
  readonly taskId: string
}
