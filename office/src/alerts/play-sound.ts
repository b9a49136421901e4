/** Two short notes, one above the other: frequency in hertz, and when each begins, in seconds. */
const notes = [
  [660, 0],
  [880, 0.14],
] as const

/** Plays a short sound, quietly; nothing where the browser does not let pages play before they were pressed on. */
export function playSound(): void {
  if (typeof AudioContext === 'undefined') return
  try {
    const context = new AudioContext()
    const volume = context.createGain()
    volume.gain.value = 0.08
    volume.connect(context.destination)
    for (const [frequency, begin] of notes) {
      const note = context.createOscillator()
      note.frequency.value = frequency
      note.connect(volume)
      note.start(context.currentTime + begin)
      note.stop(context.currentTime + begin + 0.12)
    }
    setTimeout(() => void context.close(), 1000)
  } catch (error) {
    console.warn(error)
  }
}
