/** Does one task after the other: none of them finds the draft in the middle of another one. */
export type TaskQueue = <T>(task: () => Promise<T>) => Promise<T>

export function createTaskQueue(): TaskQueue {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const turn = last.then(task)
    last = turn.catch(() => undefined)
    return turn
  }
}
