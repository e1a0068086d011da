import { Link } from '@tanstack/react-router'
import { RotateCw, Settings2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { errorMessage } from '#web/lib/api/error-text.ts'
import { usePageTitle } from '#web/lib/use-page-title.ts'
import { buttonClass } from '#web/ui/button.class.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { isNotFound, useCompanion } from '../api/use-companion.ts'
import { displayName } from '../companions.rules.ts'
import { EditForm } from './edit-form.tsx'
import { texts } from './texts.ts'

type EditProps = { id: string; onLeave: () => void }

function SettingsLink({ id }: { id: string }) {
  return (
    <Link
      to="/user/companion/$id/settings"
      params={{ id }}
      className={buttonClass({ variant: 'quiet', className: 'max-tablet:px-3' })}
    >
      <Settings2 aria-hidden="true" size={18} />
      <span className="max-tablet:sr-only">{texts.settings}</span>
    </Link>
  )
}

type HeaderProps = { title: ReactNode; onLeave: () => void; children?: ReactNode }

function Header({ title, onLeave, children }: HeaderProps) {
  return (
    <PageHeader
      title={title}
      corner={
        <div className="flex">
          {children}
          <Button
            variant="quiet"
            className="max-tablet:px-3"
            icon={<X aria-hidden="true" size={18} />}
            onClick={onLeave}
          >
            <span className="max-tablet:sr-only">{texts.close}</span>
          </Button>
        </div>
      }
    />
  )
}

function FormSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-x-14 gap-y-9 wide:grid-cols-[minmax(0,1fr)_300px]">
      <div className="grid content-start gap-5">
        <Skeleton className="h-8 w-72" />
        <Skeleton className="mt-7 h-9 w-56" />
        <Skeleton className="h-12" />
        <Skeleton className="h-28" />
      </div>
      <Skeleton sheen className="aspect-3/4 rounded-picture max-wide:hidden" />
    </div>
  )
}

function BackToList() {
  return (
    <Link to="/admin/$section" params={{ section: 'companions' }} className={buttonClass()}>
      {texts.toList}
    </Link>
  )
}

function Problem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isNotFound(error)) {
    return (
      <ErrorCard
        headingLevel={1}
        title={texts.notFound}
        message={texts.notFoundText}
        action={<BackToList />}
      />
    )
  }
  return (
    <ErrorCard
      headingLevel={1}
      title={texts.failed}
      message={errorMessage(error)}
      action={
        <>
          <Button icon={<RotateCw aria-hidden="true" size={18} />} onClick={onRetry}>
            {texts.tryAgain}
          </Button>
          <BackToList />
        </>
      }
    />
  )
}

/** `?edit={id}` (companions §§ 2.1, 2.3). */
export function EditCompanion({ id, onLeave }: EditProps) {
  const { data: companion, dataUpdatedAt, error, refetch } = useCompanion(id)
  const name = companion === undefined ? '' : displayName(companion)
  usePageTitle(companion === undefined ? texts.loading : texts.editOf(name))
  if (companion !== undefined) {
    return (
      <EditForm
        key={companion.id}
        companion={companion}
        updatedAt={dataUpdatedAt}
        isGone={isNotFound(error)}
        onLeave={onLeave}
        header={
          <Header
            title={
              <>
                {texts.edit} <em>{name}</em>
              </>
            }
            onLeave={onLeave}
          >
            <SettingsLink id={companion.id} />
          </Header>
        }
      />
    )
  }
  if (error !== null) return <Problem error={error} onRetry={() => void refetch()} />
  return (
    <>
      <Header title={texts.loading} onLeave={onLeave} />
      <FormSkeleton />
    </>
  )
}
