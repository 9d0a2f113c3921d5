import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { Calibration } from './calibration.ts';
import { Estimator } from './estimate.ts';
import { Stopwatch } from './stopwatch.ts';

function isNear(actual: number | null | undefined, expected: number, tolerance: number): void {
  assert.ok(typeof actual === 'number');
  assert.ok(Math.abs(actual - expected) <= tolerance, `${actual} is not about ${expected}`);
}

function estimate(values: readonly number[]): { mean: number; ci95: number | null } {
  const estimator = new Estimator();
  for (const value of values) estimator.add(value);
  return estimator.estimate;
}

describe('estimates', () => {
  test('one value has a mean but no interval', () => {
    assert.deepEqual(estimate([5]), { mean: 5, ci95: null });
  });

  test("the interval is Student's", () => {
    // Standard error 1 in both cases, so that the half-width is the quantile itself.
    isNear(estimate([0, 2]).ci95, 12.706, 0.001);
    const half = Math.sqrt(31);
    const values = Array.from({ length: 31 }, (_, i) => (i === 0 ? 0 : i % 2 === 0 ? half : -half));
    isNear(estimate(values).ci95, 2.0423, 0.001);
  });

  test('equal values leave no doubt', () => {
    assert.deepEqual(estimate([3, 3, 3]), { mean: 3, ci95: 0 });
  });
});

describe('calibration', () => {
  test('nothing forecast, nothing to report', () => {
    assert.equal(Calibration.report(new Array<number>(Calibration.TALLIES).fill(0)), null);
  });

  test('forecasts are counted in their bins, certainties too', () => {
    const tallies = new Array<number>(Calibration.TALLIES).fill(0);
    Calibration.add(tallies, 0.75, true);
    Calibration.add(tallies, 0.71, false);
    Calibration.add(tallies, 1, true);
    Calibration.add(tallies, 0, false);
    const report = Calibration.report(tallies)!;
    assert.equal(report.forecasts, 4);
    isNear(report.brier, (0.25 ** 2 + 0.71 ** 2) / 4, 1e-12);
    assert.deepEqual(report.bins[7], {
      from: 0.7,
      to: 0.8,
      forecasts: 2,
      predicted: 0.73,
      observed: 0.5,
    });
    assert.deepEqual([report.bins[0]!.forecasts, report.bins[9]!.forecasts], [1, 1]);
  });
});

describe('the stopwatch', () => {
  test('knows mean and maximum exactly, quantiles to about 2 %', () => {
    const watch = new Stopwatch();
    for (let ms = 1; ms <= 1000; ms++) watch.add(ms);
    assert.equal(watch.mean, 500.5);
    assert.equal(watch.max, 1000);
    isNear(watch.quantile(0.5), 500, 15);
    isNear(watch.quantile(0.95), 950, 30);
  });

  test('adds up what others measured', () => {
    const [one, other] = [new Stopwatch(), new Stopwatch()];
    one.add(1);
    other.add(3);
    one.addAll(other.times);
    assert.deepEqual([one.count, one.mean, one.max], [2, 2, 3]);
  });

  test('nothing measured is zero', () => {
    assert.equal(new Stopwatch().quantile(0.5), 0);
  });
});
