"""build.py CMAKE SOURCE DIR - builds the program as it is released; a case of its own."""
import subprocess
import sys

CMAKE, SOURCE, DIRECTORY = sys.argv[1:]
STEPS = [[CMAKE, "-G", "Ninja", "-S", SOURCE, "-B", DIRECTORY, "-DCMAKE_BUILD_TYPE=Release",
          "-DBT_WERROR=ON", "-DBT_WEB=OFF", "-DBT_TESTS=OFF"],
         [CMAKE, "--build", DIRECTORY]]

for step in STEPS:
    result = subprocess.run(step, capture_output=True, text=True, check=False)
    if result.returncode:
        print(result.stdout[-4000:], result.stderr[-2000:])
        print("0 passed, 1 failed")
        sys.exit(1)
print("1 passed, 0 failed")
