/**
 * All that a page loads before it is touched. It brings islands to life, marks images that fail,
 * takes posters from films, saves downloads, loads the script of a form, notes where a visitor came from, and hides what
 * stands for something that is in view. It knows no React.
 */
import { watchDownloads } from './downloads.ts'
import { watchForms } from './forms.ts'
import { watchImages } from './images.ts'
import { watchIslands } from './islands.ts'
import { watchPosters } from './posters.ts'
import { watchUnseen } from './unseen.ts'
import { rememberVisit } from './visit.ts'

watchIslands()
watchImages()
watchPosters()
watchDownloads()
watchForms()
rememberVisit()
watchUnseen()
