import { useLocation } from 'react-router'
import { useMaybeShell } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { ErrorWindow } from './error-window.tsx'

/** The not-found page in place, or what happened and how to try again. */
export const PageProblem = ({ status }: { status: number }) => {
  const t = useText()
  const { pathname } = useLocation()
  const shell = useMaybeShell()
  if (status === 404 || status === 410) {
    return (
      <ErrorWindow
        key={pathname}
        code={String(status)}
        title={t('shell.notFound')}
        words={t('shell.notFoundWords')}
        text={t('shell.notFoundHint')}
      >
        <ButtonLink variant="dark" to="/">
          {t('shell.frontPage')}
        </ButtonLink>
        <ButtonLink variant="light" to="/search">
          {t('shell.search')}
        </ButtonLink>
      </ErrorWindow>
    )
  }
  const isUnreachable = !shell || status === 503
  return (
    <ErrorWindow
      key={pathname}
      title={t('shell.error')}
      words={t('shell.errorWords')}
      text={t(isUnreachable ? 'shell.unreachableHint' : 'shell.errorHint')}
    >
      {pathname === '/error' ? null : (
        <Button variant="dark" onClick={() => location.reload()}>
          {t('shell.tryAgain')}
        </Button>
      )}
      <ButtonLink variant={pathname === '/error' ? 'dark' : 'light'} to="/">
        {t('shell.frontPage')}
      </ButtonLink>
    </ErrorWindow>
  )
}
