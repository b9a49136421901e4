/**
 * All that a page loads before it is touched. It brings islands to life, marks images that fail,
 * takes posters from films, saves downloads, loads the script of a form, notes where a visitor came from, chooses a
 * country, hides what stands for something that is in view, lays out what waits below the first screen, shows what is
 * on the inquiry list, prints and shares, asks whether there is a newer build, and for the pages that somebody may go to next. It knows no
 * React.
 */
import { followBuilds } from './builds/follow-builds.ts'
import { reloadForChunk } from './builds/reload-for-chunk.ts'
import { watchDeferred } from './deferred.ts'
import { watchImages } from './images.ts'
import { watchLanguages } from './languages.ts'
import { watchList } from './list.ts'
import { startLiveParts, watchLiveParts } from './live-parts.ts'
import { watchNavigation } from './navigation/watch-navigation.ts'
import { watchPaper } from './paper.ts'
import { watchPosters } from './posters.ts'
import { watchPresses } from './presses.ts'
import { loadSelects } from './selects.ts'
import { watchUnseen } from './unseen.ts'
import { rememberVisit } from './visit.ts'

function startAtOnce(part: ParentNode): void {
  startLiveParts(part)
  watchDeferred(part)
}
const later = [loadSelects, watchUnseen, watchPosters]

// Nothing of it belongs to the task that ends the parsing and lays out the first screen: together they would keep a slow
// phone from its first picture. What answers to a press comes first.
setTimeout(() => {
  watchLiveParts()
  watchPresses()
  watchImages()
  startAtOnce(document)
  // A part of an island did not come.
  addEventListener('vitrine:load-failed', reloadForChunk)
  watchNavigation((part) => {
    startAtOnce(part)
    for (const start of later) start(part)
  })
})
for (const start of later) setTimeout(start, 0, document)
for (const watch of [watchList, watchLanguages, watchPaper, rememberVisit, followBuilds]) setTimeout(watch)
