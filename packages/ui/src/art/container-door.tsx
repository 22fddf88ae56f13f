import * as css from './container-door.css.ts';

const FOLDS = [70, 154, 238, 322, 406, 490, 574, 658, 742];
const RODS = [72, 250, 350, 528];
const HINGES = [110, 300, 500, 720];
const WEIGHTS: [label: string, y: number, ...values: string[]][] = [
  ['MAX GR.', 290, '32,500 KG', '71,650 LB'],
  ['TARE', 340, '3,900 KG', '8,600 LB'],
  ['NET', 390, '28,600 KG', '63,050 LB'],
  ['CU. CAP.', 440, '76.4 M3'],
];

/** The door end of a high-cube container: the picture beside a login form. Fills its box. */
export function ContainerDoor() {
  return (
    <svg className={css.door} viewBox="0 0 600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Shell />
      {RODS.map((x) => (
        <Rod key={x} x={x} />
      ))}
      <path className={css.handle} d="M250 548h-116M350 548h116" />
      <path className={css.fitting} d="M241 532h18v32h-18zM122 536h20v24h-20zM341 532h18v32h-18zM458 536h20v24h-20z" />
      <path className={css.seal} strokeWidth="4" d="M468 556v30" />
      <rect className={css.seal} strokeWidth="0" x="457" y="584" width="22" height="38" rx="3" />
      <Marks />
      <path className={css.plate} d="M94 690h134v92H94z" />
      <path className={css.plateText} d="M104 706h60M104 718h114M104 730h114M104 742h92M104 762h114" />
    </svg>
  );
}

const Shell = () => (
  <>
    <path className={css.skin} d="M0 0h600v900H0z" />
    <path className={css.frame} d="M0 0h600v24H0zM0 852h600v48H0zM0 0h26v900H0zM574 0h26v900h-26z" />
    <path className={css.casting} d="M0 0h46v38H0zM554 0h46v38h-46zM0 862h46v38H0zM554 862h46v38h-46z" />
    <path className={css.hole} d="M13 11h20v16H13zM567 11h20v16h-20zM13 873h20v16H13zM567 873h20v16h-20z" />
    <path className={css.panel} d="M28 26h270v824H28zM302 26h270v824H302z" />
    {FOLDS.map((y) => (
      <path key={y} className={css.fold} d={`M44 ${y}h240v42H44zM316 ${y}h240v42H316z`} />
    ))}
    <path className={css.gap} d="M300 24V852" />
    {HINGES.map((y) => (
      <path key={y} className={css.fitting} d={`M20 ${y}h26v12H20zM554 ${y}h26v12h-26z`} />
    ))}
  </>
);

const Rod = ({ x }: { x: number }) => (
  <>
    <path className={css.rod} d={`M${x} 30V846`} />
    <path className={css.shine} d={`M${x - 3} 30V846`} />
    <path
      className={css.fitting}
      d={`M${x - 12} 36h24v16h-24zM${x - 12} 824h24v16h-24zM${x - 10} 190h20v9h-20zM${x - 10} 620h20v9h-20z`}
    />
  </>
);

/** CSQU 305438 with check digit 3 is the example number of ISO 6346; 45G1 is a 40 foot high cube. */
const Marks = () => (
  <>
    <text className={css.owner} x="368" y="122">
      CSQU
    </text>
    <text className={css.serial} x="368" y="168">
      305438
    </text>
    <rect className={css.digitBox} x="477" y="140" width="28" height="33" />
    <text className={css.digit} x="491.5" y="167.5">
      3
    </text>
    <text className={css.serial} x="368" y="212">
      45G1
    </text>
    {WEIGHTS.map(([label, y, ...values]) => (
      <g key={label} className={css.weights}>
        <text x="368" y={y}>
          {label}
        </text>
        {values.map((value, line) => (
          <text key={value} x="510" y={y + line * 20} textAnchor="end">
            {value}
          </text>
        ))}
      </g>
    ))}
  </>
);
