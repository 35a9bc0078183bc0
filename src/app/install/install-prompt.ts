/** Chromium's own question, which it lets a page ask once. */
export type InstallPrompt = Event & { readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }> }

export const installPromptEvent = 'vitrine:install-prompt'

let kept: InstallPrompt | undefined

/** Keeps the browser from asking on a first visit; it may come before anything else of the page is there. */
export const keepInstallPrompt = (): void => {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    kept = event as InstallPrompt
    dispatchEvent(new Event(installPromptEvent))
  })
}

export const findInstallPrompt = (): InstallPrompt | undefined => kept
