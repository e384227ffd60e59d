/** What a newcomer does first; gone when all of it is done, or it was dismissed. */
import { Icon } from '@rooftree/ui/icon.tsx';
import { Circle, CircleCheck } from 'lucide';
import type { MemberContext, Permission } from '../session.ts';
import { useWords } from '../words/language.ts';
import type { FirstStepsDone } from './use-today.ts';

const keyOf = ({ id }: MemberContext) => `rooftree.steps-hidden.${id}`;

export function areStepsShown(done: FirstStepsDone, context: MemberContext): boolean {
  return Object.values(done).includes(false) && localStorage.getItem(keyOf(context)) === null;
}

interface Props {
  done: FirstStepsDone;
  context: MemberContext;
  onHidden: () => void;
}

export function FirstSteps({ done, context, onHidden }: Props) {
  const { texts } = useWords();
  const words = texts.today;
  const toPlan = done.has_homes ? '#/homes?is_planned=false&quality_label=A,B,C' : '#/homes';
  const steps: { name: string; isDone: boolean; permission: Permission; action: string; link: string }[] = [
    {
      name: words.steps.homes,
      isDone: done.has_homes,
      permission: 'estates:write',
      action: texts.import.title,
      link: '#/import',
    },
    {
      name: words.steps.plans,
      isDone: done.has_plans,
      permission: 'calculations:create',
      action: texts.planThem,
      link: toPlan,
    },
    {
      name: words.steps.passports,
      isDone: done.has_passports,
      permission: 'reports:create',
      action: texts.makePassport,
      link: done.has_plans ? '#/homes?is_planned=true' : '#/homes',
    },
    {
      name: words.steps.colleagues,
      isDone: done.has_colleagues,
      permission: 'members:manage',
      action: texts.invite,
      link: '#/team',
    },
  ];
  const next = steps.find(({ isDone }) => !isDone);
  const hide = () => {
    localStorage.setItem(keyOf(context), '1');
    onHidden();
  };
  return (
    <section class="card first-steps">
      <h2>{words.firstSteps}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step.name} class={step.isDone ? 'is-done' : undefined}>
            <Icon of={step.isDone ? CircleCheck : Circle} size={16} />
            <span>
              {step.name} <small>· {step.isDone ? words.done : words.toDo}</small>
            </span>
            {!step.isDone && context.permissions.includes(step.permission) && (
              <a class={step === next ? 'button button-primary' : 'button'} href={step.link}>
                {step.action}
              </a>
            )}
          </li>
        ))}
      </ol>
      {done.has_homes && (
        <button type="button" class="button button-quiet" onClick={hide}>
          {words.hideSteps}
        </button>
      )}
    </section>
  );
}
