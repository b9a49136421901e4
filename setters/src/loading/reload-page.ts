/** What is known when a part of the script did not come. */
export interface LoadFailure {
  /** Whether somebody pressed "Try again". */
  readonly isAsked: boolean
}

type Handler = (failure: LoadFailure) => boolean | Promise<boolean>

let reload: Handler = () => false

/**
 * Sets what is done when a part of the script does not come (`lazyWithRetry`): the page may be of a build that is gone,
 * and some browsers never ask again for a module that did not come once.
 *
 * @param handler loads the page anew where nothing is lost by that, and answers whether it does.
 * @returns takes it back.
 */
export function onLoadFailure(handler: Handler): () => void {
  reload = handler
  return () => {
    reload = () => false
  }
}

/** Whether the page is being loaded anew, because a part of its script did not come. */
export const reloadPage: Handler = (failure) => reload(failure)
